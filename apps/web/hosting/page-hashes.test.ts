import { expect, test } from 'vitest';
import { hashesIn } from './page-hashes.ts';

// Made with: printf '%s' TEXT | openssl dgst -sha256 -binary | openssl base64
const ALERT = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

test('what a browser would hash is found: scripts and styles within the page, and style attributes, each once', () => {
  const page = `<head><style>alert(1)</style><script src="/a.js"></script></head>
    <p style="alert(1)"></p><p style="alert(1)"></p><script>alert(1)</script>`;
  expect(hashesIn(page)).toEqual({ scripts: [ALERT], styles: [ALERT], styleAttributes: [ALERT] });
});

test('an attribute is hashed as it is read, not as it is written', () => {
  const written = hashesIn('<p style="--a:&quot;b&quot;&amp;c"></p>').styleAttributes;
  const [read] = hashesIn('<style>--a:"b"&c</style>').styles;
  expect(written).toEqual([read]);
});

test('a page without any has none', () => {
  expect(hashesIn('<p class="style">script</p>')).toEqual({ scripts: [], styles: [], styleAttributes: [] });
});
