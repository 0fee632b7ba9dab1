import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharing } from './sharing.text.ts';
import { showToast } from './toast.ts';
import { ShareButton } from './ShareButton.tsx';

const url = `${location.origin}/robots/rover`;

/** Presses Share in a browser with these abilities, and returns what was written to the clipboard. */
const press = async (abilities: Partial<Navigator>) => {
  const user = userEvent.setup();
  const writeText = vi.fn(async () => {});
  for (const [name, value] of Object.entries({ clipboard: { writeText }, ...abilities }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  render(<ShareButton title="Rover" path="/robots/rover" />);
  await user.click(screen.getByRole('button', { name: sharing.share }));
  return writeText;
};

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('sharing a page (D312)', () => {
  it('opens the sheet of the system, and says nothing more', async () => {
    const share = vi.fn(async () => {});
    const writeText = await press({ share, canShare: () => true });
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Rover', url });
    expect(writeText).not.toHaveBeenCalled();
    expect(showToast).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Navigator>]>([
    ['there is no sheet', {}],
    ['the sheet takes no addresses', { share: async () => {}, canShare: () => false }],
    ['the sheet fails', { share: () => Promise.reject(new TypeError('no')), canShare: () => true }],
  ])('copies the address when %s', async (_, abilities) => {
    const writeText = await press(abilities);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', sharing.copied);
  });

  it('does nothing more when the sheet is closed', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    const writeText = await press({ share, canShare: () => true });
    expect(writeText).not.toHaveBeenCalled();
    expect(showToast).not.toHaveBeenCalled();
  });

  it('shows the address when it cannot be copied', async () => {
    await press({ clipboard: undefined as unknown as Clipboard }); // as on a page without https
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', sharing.copyFailed(url));
  });
});
