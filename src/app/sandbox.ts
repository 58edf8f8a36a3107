/**
 * Tells the site that frames the page what its frame lacks. In English, like everything that only the site's developers
 * can fix. For a `sandbox` without `allow-same-origin`, in which none of the client's own scripts run.
 */
export function explainSandbox(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const text = document.querySelector('.start-wait');
    if (text) {
      text.textContent =
        'This page cannot run in this frame. Add allow-same-origin to the sandbox of the frame.';
    }
  });
}
