import { describe, expect, it, vi } from 'vitest';
import { replayInput } from './replay-input.ts';

const OPTIONS = (selected: string) =>
  ['near', 'new', 'cheap']
    .map((one) => `<option ${one === selected ? 'selected' : ''}>${one}</option>`)
    .join('');

/** A select whose option was chosen, and the changes that React then hears of. */
const replayed = async (markup: string, chosen: string) => {
  document.body.innerHTML = `<select>${markup}</select>`;
  const select = document.querySelector('select');
  if (!select) throw new Error('there is no select');
  select.value = chosen;
  const changed = vi.fn();
  select.addEventListener('change', () => void changed(select.value));
  replayInput(select);
  await Promise.resolve();
  return changed;
};

describe('what was chosen before hydration', () => {
  it('is told to React when it differs from what the page says', async () => {
    expect(await replayed(OPTIONS('new'), 'cheap')).toHaveBeenCalledExactlyOnceWith('cheap');
  });

  it('is nothing where the page says the same', async () => {
    expect(await replayed(OPTIONS('new'), 'new')).not.toHaveBeenCalled();
  });

  it('is nothing in a select that React created, which marks no option in the document', async () => {
    expect(await replayed(OPTIONS(''), 'new')).not.toHaveBeenCalled();
  });
});
