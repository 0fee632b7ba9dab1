/** How the digits 0–9 are written elsewhere: the code point of each zero. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0e50, 0x17e0, 0x1810, 0x3007, 0xff10, 0x104a0, 0x1d7ce, 0x1d7f6,
  0x1fbf0,
];

const digits = ZEROS.map((zero) => String.fromCodePoint(zero + 4, zero + 2));

/** What may stand around a number and make another one of it, or none. */
const MARKS = ['-', '+', '--', '±', '≈', '#', '€', '£', '0x', '0o', '0b', '0', ' ', '(', 'e', '.', ','];
const numbers = MARKS.flatMap((mark) => [`${mark}42`, `42${mark}`]);

const POWERS = [15, 16, 31, 32, 53, 63, 64, 1023].map((exponent) => 2 ** exponent);
const edges = POWERS.flatMap((power) => [
  String(power),
  String(-power),
  String(power - 1),
]);

/** Words that some language, database or file system keeps for itself. */
const reserved = [
  'nil', 'None', 'void', 'this', 'self', 'window', 'document', 'globalThis', 'arguments', 'eval', 'await',
  'yield',
  'NULL', 'Null', 'TRUE', 'yes', 'no', 'on', 'off', 'y', 'n', 'NA', 'N/A', '-Infinity%', 'isPrototypeOf',
  'toJSON',
  'toLocaleString', '__lookupGetter__', '__parent__', 'length', 'name', 'id', 'key', 'ref', 'children',
  'innerHTML',
  'CON', 'PRN', 'AUX', 'NUL', 'COM1', 'LPT9', 'con.txt', '~', '~root', '.htaccess', 'index.html',
  'favicon.ico',
  'create-robot', 'new', 'edit', 'all', 'admin', 'root', 'anonymous', 'demo', 'system', 'me',
];

/** Commands for whoever reads a text as a program, a query, a document or a path. */
const commands = [
  "1; DROP TABLE robots", "1' AND SLEEP(5)--", "' UNION SELECT NULL,NULL--", "admin'--",
  "'; EXEC xp_cmdshell('dir'); --",
  '{"$ne": null}', '{"$where": "sleep(1000)"}', '{"__proto__": {"isAdmin": true}}', '[$ne]=1',
  "true, $where: '1 == 1'",
  '(cn=*)', '*)(&', "' or count(/*)=1 or 'a'='b", 'x]]><!ENTITY a "b">',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///x">]>&y;',
  '; ls -la', '&& reboot', '|| true', '$(sleep 9)', '`sleep 9`', '$HOME', '%PATH%', '${IFS}', '> /dev/null',
  '() { :; }; :',
  '=1+1', '=HYPERLINK("x")', '+1+1', '-1+1', '@SUM(1)', '\t=1', 'a,b\n"c', '"quoted ""twice"""', '%n%n%n',
  '%x', '{0}', '%1$s',
  '../', '../../../../etc/passwd', '..%2f..%2f', '%252e%252e%252f', '....//', '/./', '/../',
  '\\\\host\\share', 'C:\\', 'file:///',
  '%0d%0aSet-Cookie:x=y', '%ff', '%c0%af', '%u0041', '%', '%%', '%zz', '&', '&amp;', '&amp;amp;', '&#',
  '&#x', '&bogus;',
  '?', '#', '?a=b#c', '//', '///', '/\\', 'http:', 'http://', 'http:///x', 'http://[', 'ftp://x',
  'about:blank', 'mailto:a',
  '{{', '}}', '${', '#{', '<%', '%>', '[[', ']]', '{%', '@@', '(((((((((((((((((', '[](', '![](', '**',
  '```', '---',
  '^(([a-z])+.)+$', '(?<', '\\u', '\\x', '\\', '\\0', '\\r\\n', "\\'", '/*', '*/', '//x', '--x', '<!--x',
  '-->',
];

/** Texts as they look after somebody decoded them wrongly. */
const mojibake = [
  'robotâ€™s', 'cafÃ©', 'Ð Ð¾Ð±Ð¾Ñ‚', 'ï»¿robot', 'r\uFFFDbot', '=?UTF-8?Q?robot?=', 'robot&nbsp;arm', 'r%C3%B6bot',
];

/** Values that mean something else to whoever parses them. */
export const NAUGHTY_VALUES: readonly string[] = [
  ...digits,
  ...numbers,
  ...edges,
  ...reserved,
  ...commands,
  ...mojibake,
];
