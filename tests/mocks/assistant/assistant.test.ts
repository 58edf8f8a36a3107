import { describe, expect, it } from 'vitest';
import { assistantPath } from '#mocks/assistant/assistant.ts';
import { openMock } from '../support.ts';

describe('the stand-in for the support assistant', () => {
  it('is a page with its own script, styles and policy', async () => {
    const { get } = await openMock();
    const page = await get(assistantPath);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<style|\son\w+=|\sstyle=/);
    for (const file of ['assistant.js', 'assistant.css']) {
      expect(html).toContain(`"${file}"`);
      expect((await get(`/resources/assistant/${file}`)).status).toBe(200);
    }
  });

  it('sets no cookie, since a frame without an origin sends none', async () => {
    const { get } = await openMock();
    expect((await get(assistantPath)).headers.getSetCookie()).toEqual([]);
  });

  it.each(['', 'nothing.js', 'assistant.ts', '..%2fservice.ts', 'constructor'])(
    'does not serve %j',
    async (name) => {
      const { get } = await openMock();
      expect((await get(`/resources/assistant/${name}`)).status).toBe(404);
    },
  );

  it.each(['', '/kalender'])(
    'is at the address that the settings give below %j',
    async (basePath) => {
      const { fetch } = await openMock({ basePath });
      const page = await (await fetch(`${basePath}/login`)).text();
      expect(page).toContain(`"supportAssistantUrl":"${basePath}${assistantPath}"`);
      expect((await fetch(basePath + assistantPath)).status).toBe(200);
    },
  );
});
