/** Beginnings by which issuers mark their tokens. */
const issuedToken =
  /(?<![\w-])(?:gh[opsru]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|[prs]k_(?:live|test)_\w{10,}|whsec_[\w+/=]{10,}|xox[a-z]-[\w-]{10,}|(?:AKIA|ASIA)[A-Z\d]{12,}|AIza[\w-]{30,}|npm_\w{30,}|SG\.[\w-]{8,}\.[\w-]{8,}|sk-[\w-]{20,}|ya29\.[\w-]{10,}|hf_\w{20,})/g;
const keyBlock = /-----BEGIN [A-Z ]{0,40}-----[\s\S]*?(?:-----END [A-Z ]{0,40}-----|$)/g;
const credentialsInAddress = /\b([a-z][a-z\d+.-]{1,20}:\/\/)[^\s/@:?#"'<>]*:[^\s/@"'<>]+@/gi;
const credentialsInCommand = /(?<!\S)(-u\s+[^\s:]{1,100}:)\S+/g;
const secretInCommand =
  /(?<!\S)(--[\w-]{0,40}?(?:password|passwd|token|secret|api-?key)[\w-]{0,20}\s+)(?!-)\S+/gi;

/** A hash or key in hexadecimal; identifiers with hyphens are shorter between them. */
const hexadecimal = /(?<![\w-])[\da-f]{32,}(?![\w-])/gi;
const longWord = /(?<![\w+=-])[\w+-]{32,}={0,2}/g;

/** Names of secrets in the languages of the product, and some more; for regular expressions. */
export const foreignNames =
  'passwort|kennwort|contrase(?:ñ|n|%C3%B1)a|mot[ _-]?de[ _-]?passe|パスワード|暗証番号|密码|密碼|비밀번호|wachtwoord|senha|hasło|пароль|api[-_ ]?(?:schlüssel|キー)|cl(?:é|ave) api|(?:確認|認証)コード';
const secretNames = `geheimnis|pass(?:word|phrase|code|wd)|pwd|pin|otp|[2m]fa|clave|mdp|(?<!unexpected )token|secret|signature|api[ -]?key|session(?: id)?|(?:recovery|backup|verification|access) code|(?:zugangs|bestätigungs|backup-)code|c[óo]digo|バックアップコード|${foreignNames}`;
const quote = '["\'`“”„‘’«»「（(]';
/** Words that are said about a secret, such as "is required", have no digit. */
const spoken = (least: number) =>
  `(?=[^\\s]{0,100}?\\d)(?:\\[secret\\]|[^\\s"'\`“”„‘’«»「」（）()<>;,]){${least},}`;
const verb =
  '(?:\\s+(?:is|was|ist|war|lautet|lautete|es|era|est|était)\\s+|\\s?[:：]\\s?|は(?=[\\w.!-]{4}))';
const statedSecrets = new RegExp(
  `((?<![\\w-])(?:${secretNames})(?:${verb}))(?:(${quote})([^"'\`“”„‘’«»「」）)]{1,200})|${spoken(4)})`,
  'gi',
);
/** Without a verb, only what looks like no word: letters with digits, or a long number. */
const beside = new RegExp(
  `((?<![\\w-])(?:${secretNames})\\s+${quote}?)(?=[^\\s]{0,100}?[a-z])${spoken(6)}`,
  'gi',
);
const codeInProse =
  /((?<![\w-])(?:code|pin|otp|[2m]fa)(?:\s+(?:is|was|ist|lautet|es|est))?\s+)\d{6,10}(?!\w)/gi;

/** Replaces secrets that are recognized without a notation: by their own form, or by what a sentence calls them. */
export function withoutSpokenSecrets(text: string): string {
  return text
    .replace(keyBlock, '[secret]')
    .replace(issuedToken, '[secret]')
    .replace(credentialsInAddress, '$1[secret]@')
    .replace(credentialsInCommand, '$1[secret]')
    .replace(secretInCommand, '$1[secret]')
    .replace(statedSecrets, (_all, name: string, mark = '') => `${name}${mark}[secret]`)
    .replace(beside, '$1[secret]')
    .replace(codeInProse, '$1[secret]')
    .replace(hexadecimal, (word) => (/\d/.test(word) && /[a-f]/i.test(word) ? '[secret]' : word))
    .replace(longWord, (word) => (isRandom(word) ? '[secret]' : word));
}

/** Names in code have few digits, those of files a short hash at their end, and neither ends like Base64. */
function isRandom(word: string): boolean {
  const digits = word.match(/\d/g)?.length ?? 0;
  return (digits >= 4 || word.endsWith('==')) && /[a-z]/.test(word) && /[A-Z]/.test(word);
}
