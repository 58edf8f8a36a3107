/**
 * The scenario bar: the user interface of the mock's controls. It is served by the mock service, runs under the product's
 * own strict policy (no inline code, no HTML from text), and is isolated in a shadow root.
 */
import { keepPlace } from './place.js';

const base = new URL('.', import.meta.url).href;
const openKey = 'mock-bar-open';
/** Values of the form, by control name. */
const fields = {};
let operations = [];
let scenarios = [];

/** An element with attributes, listeners (`onchange`) and children. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

async function call(name, body) {
  const response = await fetch(base + name, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 204) return undefined;
  const answer = await response.json();
  if (response.ok) return answer;
  const { message, details = [] } = answer.error;
  throw new Error([message, ...details.map((one) => `${one.field}: ${one.message}`)].join(' '));
}

/** Runs an action and shows the outcome. */
async function tell(done, work) {
  try {
    await work();
    status.textContent = done;
  } catch (error) {
    status.textContent = error.message;
  }
}

/** Changes the world and reloads the page. */
function changeAndReload(name, body) {
  return tell('Loading the page anew …', async () => {
    await call(name, body);
    window.location.reload();
  });
}

function select(label, options, onchange) {
  const made = element('select', { onchange }, ...options.map(createOption));
  fields[label] = made;
  return element('label', {}, label, made);
}

function createOption([value, text = value]) {
  return element('option', { value }, text);
}

function check(label, onchange) {
  const made = element('input', { type: 'checkbox', onchange });
  fields[label] = made;
  return element('label', { class: 'check' }, made, label);
}

function button(label, onclick) {
  return element('button', { type: 'button', onclick }, label);
}

function changeSession() {
  const as = fields['Signed in as'].value || null;
  const impersonatedBy = (as && fields['Impersonated by'].value) || null;
  return changeAndReload('session', { as, impersonatedBy });
}

function signIn(email) {
  return changeAndReload('session', { as: email });
}

function showAnswers() {
  const chosen = operations.find(({ operation }) => operation === fields.Operation.value);
  const answers = (chosen?.answers ?? []).flatMap(({ code, examples }) =>
    (examples.length > 0 ? examples : ['']).map((example) => [
      `${code} ${example}`,
      `${code} ${example.replaceAll('_', ' ')}`,
    ]),
  );
  const failures = scenarios.map((name) => [`scenario ${name}`, name.replaceAll('-', ' ')]);
  fields.Answer.replaceChildren(...[...answers, ...failures].map(createOption));
}

function queueAnswer() {
  const operation = fields.Operation.value;
  const [code, example] = fields.Answer.value.split(' ');
  const answer =
    code === 'scenario'
      ? { scenario: example }
      : { code: Number(code), ...(example ? { example } : {}) };
  return tell(`The next ${operation} answers ${code} ${example}`, () =>
    call('next', { operation, ...answer }),
  );
}

function sessionControls({ accounts }) {
  const option = ({ email, name }) => [email, `${name} (${email})`];
  const staff = accounts.filter(({ isStaff }) => isStaff).map(option);
  return [
    select('Signed in as', [['', 'Nobody'], ...accounts.map(option)], changeSession),
    select('Impersonated by', [['', 'Nobody'], ...staff], changeSession),
    element(
      'div',
      { class: 'row' },
      button('Many calendars', () => signIn('many@example.com')),
      button('No calendars', () => signIn('none@example.com')),
    ),
  ];
}

function pageControls({ languages }) {
  return [
    select(
      'Language',
      languages.map((code) => [code]),
      ({ target }) => changeAndReload('settings', { language: target.value }),
    ),
    check('24-hour times', ({ target }) =>
      changeAndReload('settings', { use24hTimes: target.checked }),
    ),
    check('Offline', ({ target }) =>
      tell(target.checked ? 'Calls are cut' : 'Calls get through', () =>
        call('offline', { offline: target.checked }),
      ),
    ),
  ];
}

function answerControls() {
  return element(
    'fieldset',
    {},
    element('legend', {}, 'The next call'),
    select(
      'Operation',
      operations.map(({ operation }) => [operation]),
      showAnswers,
    ),
    select('Answer', [], () => undefined),
    button('Answer so', queueAnswer),
  );
}

/** Switches to a page that frames the product, or back. */
function toggleFrame() {
  const shown = new URL(window.location.href);
  const root = new URL('..', base).href.slice(0, -1);
  if (shown.href.startsWith(base)) {
    window.location.assign(root + shown.searchParams.get('path'));
    return;
  }
  const path = shown.href.slice(root.length);
  window.location.assign(`${base}framed?path=${encodeURIComponent(path)}`);
}

/** Fills the panel with the controls when it is first opened. */
async function fill() {
  const state = await call('state');
  ({ operations, scenarios } = await call('operations'));
  panel.replaceChildren(
    ...sessionControls(state.choices),
    ...pageControls(state.choices),
    answerControls(),
    element(
      'div',
      { class: 'row' },
      button('In or out of a frame', toggleFrame),
      button('Start over', () => changeAndReload('reset', {})),
    ),
    status,
  );
  fields['Signed in as'].value = state.as ?? '';
  fields['Impersonated by'].value = state.impersonatedBy ?? '';
  fields.Language.value = state.shown.language;
  fields['24-hour times'].checked = state.shown.use24hTimes;
  fields['24-hour times'].indeterminate = state.shown.use24hTimes === null;
  fields.Offline.checked = state.offline;
  showAnswers();
}

async function show(open) {
  panel.hidden = !open;
  toggle.setAttribute('aria-expanded', String(open));
  try {
    localStorage.setItem(openKey, String(open));
  } catch {
    // Without storage, the bar is closed on the next page.
  }
  if (open) await tell('', fill);
}

function remembersOpen() {
  try {
    return localStorage.getItem(openKey) === 'true';
  } catch {
    return false;
  }
}

const status = element('p', { role: 'status' });
const panel = element(
  'section',
  { class: 'panel', id: 'panel', 'aria-label': 'Mock service' },
  status,
);
const toggle = element(
  'button',
  {
    type: 'button',
    class: 'dot',
    title: 'Mock service',
    'aria-label': 'Mock service',
    'aria-controls': 'panel',
    onclick: () => show(panel.hidden),
  },
  'M',
);

function start() {
  const host = element('aside', { 'aria-label': 'Mock service', id: 'mock-bar' });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(element('link', { rel: 'stylesheet', href: `${base}bar.css` }), panel, toggle);
  shadow.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    void show(false);
    toggle.focus();
  });
  document.body.append(host);
  keepPlace(host, toggle);
  return show(remembersOpen());
}

// Inside a frame, the outer page has the bar.
if (window.top === window) await start();
