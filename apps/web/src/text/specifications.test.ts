// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { specificationTexts } from './specifications.ts';

describe('the examples in the empty fields of specifications', () => {
  it('are in the product’s units: it measures in miles and feet', () => {
    expect(specificationTexts.weight.placeholder).toMatch(/^\d+ lb$/);
    expect(specificationTexts.dimensions.placeholder).toMatch(/^\d+ × \d+ × \d+ in$/);
  });
});
