/**
 * Texts that an address may contain instead of an id, and that are not ids; `ID` stands for an existing id.
 */
export const IMPOSSIBLE_IDS: readonly string[] = [
  '',
  '.',
  '..',
  '../users/ID',
  '../robots/ID',
  './ID',
  'ID/private/contact',
  'ID/',
  'ID?x=1',
  'ID#x',
  'x%2FID',
  '%2e%2e/robots/ID',
  '__name__',
  '__proto__',
  'ID\u0000',
  'ID\ud800',
  'x'.repeat(1501),
];
