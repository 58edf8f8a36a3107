/** The stand-in for the support assistant: shows its parameters, and answers every question by repeating it. */
const given = new URLSearchParams(window.location.search);
const talk = document.querySelector('.talk');
const question = document.querySelector('#question');

for (const [id, name] of [
  ['language', 'language'],
  ['client', 'chatIntegrationClientId'],
]) {
  document.querySelector(`#${id}`).textContent = given.get(name) ?? 'none';
}

function say(text, className) {
  const line = document.createElement('p');
  line.className = className;
  line.textContent = text;
  talk.append(line);
  window.scrollTo(0, document.body.scrollHeight);
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  say(question.value, 'asked');
  say(`You asked: “${question.value}”. The real assistant would know the answer.`, 'answered');
  question.value = '';
});
