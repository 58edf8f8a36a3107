import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusOnPage, moveFocus } from './keyboard-focus.ts';

/** How a person operates the page. Journeys use nothing else. */
export interface Operator {
  /** Activates a button, link, tab, switch or other control. */
  press: (control: Locator) => Promise<void>;
  /** Replaces a field's text. A day is given as `YYYY-MM-DD`. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option by its label. */
  choose: (field: Locator, option: string) => Promise<void>;
}

/** Each act starts where the last one left the focus, so that no act may lose it, on a control that could be clicked. */
export function byKeyboard(page: Page): Operator {
  const { keyboard } = page;
  let isNewDocument = true;
  page.on('domcontentloaded', () => {
    isNewDocument = true;
  });
  const focus = async (control: Locator) => {
    await control.click({ trial: true });
    if (!isNewDocument) await expectFocusOnPage(page);
    isNewDocument = false;
    await moveFocus(page, control);
  };
  return {
    press: async (control) => {
      await focus(control);
      await keyboard.press((await control.evaluate(isToggle)) ? 'Space' : 'Enter');
    },
    type: async (field, text) => {
      await focus(field);
      const isDay = (await field.getAttribute('type')) === 'date';
      if (!isDay && (await field.inputValue()) !== '') await keyboard.press('ControlOrMeta+a');
      await keyboard.type(isDay ? asTyped(text) : text);
      await expect(field).toHaveValue(text);
    },
    choose: async (field, option) => {
      await focus(field);
      const chosen = field.locator('option:checked');
      for (const letter of option) {
        if ((await chosen.innerText()) === option) break;
        await keyboard.type(letter);
      }
      await expect(chosen).toHaveText(option);
    },
  };
}

function isToggle(control: Element): boolean {
  return control.matches('[role="switch"], [type="checkbox"], [type="radio"]');
}

/** The keys for a day in US English, the browser's language. */
function asTyped(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}${date}${year}`;
}
