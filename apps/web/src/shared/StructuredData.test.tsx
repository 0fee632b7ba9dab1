import { runs } from '@roborrow/domain/testing';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { absoluteUrl } from './PublicPage.tsx';
import { scriptText, StructuredData } from './StructuredData.tsx';

describe('structured data', () => {
  it('is JSON-LD about the object', () => {
    const { container } = render(<StructuredData thing={{ '@type': 'Product', name: 'Rover' }} />);
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Rover',
    });
  });

  test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >', '\u2028', '"\\'])(
    'keeps text that users wrote (%j) as plain data',
    (name) => {
      const page = document.implementation.createHTMLDocument();
      page.body.innerHTML = `<script type="application/ld+json">${scriptText({ name })}</script>`;
      expect(page.body.childNodes).toHaveLength(1);
      expect(JSON.parse(page.body.textContent ?? '')).toEqual({ name });
    },
  );

  it('handles any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const text = scriptText(data);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('a shared picture', () => {
  it('has a URL that others can load', () => {
    expect(absoluteUrl('/demo/rover.svg', location.origin)).toBe(`${location.origin}/demo/rover.svg`);
    expect(absoluteUrl('https://example.org/rover.jpg', location.origin)).toBe(
      'https://example.org/rover.jpg',
    );
  });

  it.each(['', 'data:image/jpeg;base64,AAAA', 'blob:nodedata:1', 'javascript:alert(1)', 'http://'])(
    'has no URL for %j',
    (url) => {
      expect(absoluteUrl(url, location.origin)).toBeNull();
    },
  );
});
