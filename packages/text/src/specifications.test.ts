// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { specificationTexts } from './specifications.ts';

describe('the examples in the empty specification fields', () => {
  it('use the product’s units, miles and feet', () => {
    expect(specificationTexts.weight.placeholder).toMatch(/^\d+ lb$/);
    expect(specificationTexts.dimensions.placeholder).toMatch(/^\d+ × \d+ × \d+ in$/);
  });
});
