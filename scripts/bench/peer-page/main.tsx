/**
 * A bare page with FullCalendar, to compare the client's views with. It reads the same events from the same calls. The
 * view is in the address: `?view=dayGridMonth&calendar=ksb1gcalendar10000`.
 */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// A script of its own, whose size does not include React.
const { Peer } = await import('./peer.tsx');
const main = document.querySelector('main');
if (main) createRoot(main).render(createElement(Peer));
