import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { GridCorner } from '#src/features/calendar/views/time-columns/GridCorner.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

function setDeviceZone(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

describe('above the hours', () => {
  it('is the place of their zone if it is not that of the device, with its whole name', async () => {
    setDeviceZone('Europe/Zurich');
    await renderInKit(<GridCorner weekNumber={null} first="America/New_York" second={null} />);
    const zone = screen.getByTitle('America/New York');
    expect(zone).toHaveTextContent(/^New York/);
    expect(within(zone).getByText('Times in America/New York')).toBeInTheDocument();
  });

  it.each([
    ['Europe/Zurich', 'Europe/Zurich'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
  ])('is no zone if it is that of the device (%s)', async (zone, device) => {
    setDeviceZone(device);
    const { container } = await renderInKit(
      <GridCorner weekNumber={null} first={zone} second={null} />,
    );
    expect(container).toHaveTextContent('');
  });

  it('are both zones if there are hours of a second one', async () => {
    setDeviceZone('Europe/Zurich');
    await renderInKit(<GridCorner weekNumber={null} first="Europe/Zurich" second="Asia/Kolkata" />);
    expect(screen.getByTitle('Europe/Zurich')).toHaveTextContent(/^Zurich/);
    expect(screen.getByTitle('Asia/Kolkata')).toHaveTextContent(/^Kolkata/);
  });
});
