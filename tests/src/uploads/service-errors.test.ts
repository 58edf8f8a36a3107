import { expect, onTestFinished, test } from 'vitest';
import { serviceError } from '#src/uploads/service-errors.ts';
import { reportUploadError } from '#src/uploads/upload-error.ts';
import { type BugReport, receiveBugs } from '#src/util/bug-report.ts';

function findReports(message: string, facts: object = {}): BugReport[] {
  const reports: BugReport[] = [];
  onTestFinished(receiveBugs((report) => reports.push(report)));
  reportUploadError(serviceError(Object.assign(new Error(message), facts)));
  return reports;
}

test.each([
  'Incorrect start response',
  'Cannot upload file. Start request failed',
  'Cannot upload file, check S3 bucket settings',
  'Cannot upload file',
  'Min chunk size reached',
  'Cannot complete file',
  'Invalid store response',
  'Upload url not set',
  'There is a problem with prefetch request',
])('“%s” keeps its text and is reported with the FS- prefix', (text) => {
  expect(serviceError(new Error(`FS-${text}`)).message).toBe(text);
  expect(findReports(`FS-${text}`).map(({ error }) => String(error))).toEqual([
    `Error: FS-${text}`,
  ]);
});

test.each([
  'Cannot get part metadata',
  'Cannot upload file part',
  'Cannot upload file part (FII)',
  'Cannot commit file part metadata',
  'Unsupported input file type',
  'The File APIs are not fully supported by your browser',
  'Invalid file "a "quoted" name.png" size - 0',
])('“%s” keeps its text and is not reported', (text) => {
  expect(serviceError(new Error(`FS-${text}`)).message).toBe(text);
  expect(findReports(`FS-${text}`)).toEqual([]);
});

test.each([
  ['Params validation error'],
  ['Invalid upload params'],
  ['Invalid store params'],
  ['Invalid picker params'],
  ['Invalid preview params'],
  ['Invalid metadata params'],
  ['Invalid retrieve params'],
  ['Minimum part size is 5MB'],
])('“%s” is about the input and cannot be retried', (text) => {
  expect(serviceError(new Error(text))).toMatchObject({ message: text, isUnexpected: false });
});

test.each([
  ['Invalid store upload params', 'Invalid store params'],
  ['Invalid store response {"a":1}', 'Invalid store response'],
  [
    'Name function must return a string. Current return type is function',
    'Name function must return a string',
  ],
  ['Incorrect upload token. Must be instance of object', 'Incorrect upload token'],
])('the SDK’s text “%s” means “%s”', (said, meant) => {
  expect(serviceError(new Error(said)).message).toBe(meant);
});

test('the text of an unknown error is dropped, since it may contain the URL with its policy', () => {
  const said = 'Request error 403 https://api.example/file?policy=POL&signature=SIG';
  const error = serviceError(new Error(said));
  expect(error.message).toBe('The upload failed');
  const [report] = findReports(said);
  expect(String(report?.error)).toBe('Error: FS-The upload failed');
  expect(JSON.stringify(report)).not.toMatch(/POL|SIG/);
});

test('only the status of the failed request is shown', () => {
  const details = { code: 403, data: { policy: 'POL' }, headers: {} };
  const error = serviceError(Object.assign(new Error('FS-Cannot complete file'), { details }));
  expect(error.status).toBe(403);
  const [report] = findReports('FS-Cannot complete file', { details });
  expect(report?.facts).toEqual({ status: '403' });
});

test.each([undefined, null, 'text', { message: 'Cannot complete file' }])(
  'a thrown value that is not an error (%j) becomes one',
  (thrown) => {
    expect(serviceError(thrown)).toMatchObject({
      message: 'The upload failed',
      isUnexpected: true,
    });
  },
);
