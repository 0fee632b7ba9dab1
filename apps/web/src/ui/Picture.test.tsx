import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AVATAR_SIDE, ROBOT_IMAGE_SIDE } from '@roborrow/domain';
import { Picture } from './Picture.tsx';
import { LONGEST_SIDE } from './picture-fits.ts';

/** Every picture that was asked for outside the document; jsdom loads none by itself. */
let probes: HTMLImageElement[] = [];
/** Tells the page that what it watches came near. */
let comeNear = () => {};

beforeEach(() => {
  probes = [];
  const Native = globalThis.Image;
  vi.stubGlobal(
    'Image',
    class extends Native {
      constructor() {
        super();
        probes.push(this);
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (src: string, eager = true) =>
  render(<Picture src={src} alt="A robot" eager={eager} fallback={<p>stand-in</p>} />);

/** The first probe's picture arrives. */
const arrive = (width: number, height: number) =>
  act(async () => {
    const [probe] = probes;
    if (!probe) throw new Error('Nothing was asked for');
    Object.defineProperties(probe, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    fireEvent.load(probe);
  });

describe('a picture that a person stored (D152)', () => {
  it('is drawn only once its size is known', async () => {
    const { container } = show('https://store.test/1.jpg');
    expect(container.querySelector('img')).toBeNull();
    await arrive(LONGEST_SIDE, 900);
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://store.test/1.jpg');
  });

  it.each([
    [LONGEST_SIDE + 1, 1],
    [1, LONGEST_SIDE + 1],
    [16_000, 16_000],
    [0, 0],
  ])('of %d × %d pixels is never drawn', async (width, height) => {
    const { container } = show(`https://store.test/${width}x${height}.jpg`);
    await arrive(width, height);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });

  it('that does not load has a stand-in', async () => {
    show('https://store.test/gone.jpg');
    await act(async () => void (probes[0] && fireEvent.error(probes[0])));
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });

  it('is not asked for before it comes near the screen', async () => {
    const { container } = show('https://store.test/far.jpg', false);
    expect(probes).toHaveLength(0);
    act(() => comeNear());
    await arrive(800, 600);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it('is drawn at once where it was drawn before', async () => {
    show('https://store.test/again.jpg');
    await arrive(800, 600);
    const { container } = show('https://store.test/again.jpg');
    expect(container.querySelector('img')).not.toBeNull();
    expect(probes).toHaveLength(1);
  });

  it('gives way when another takes its place', async () => {
    const { container, rerender } = show('https://store.test/first.jpg');
    rerender(<Picture src="/second.svg" alt="A robot" eager fallback={null} />);
    await arrive(800, 600);
    expect(container.querySelector('img')).toHaveAttribute('src', '/second.svg');
  });
});

describe("a picture of this site's or of this page's making", () => {
  it.each(['/demo/robots/pip.svg', 'blob:http://localhost/1'])('%s is drawn without a check', (src) => {
    const { container } = show(src);
    expect(container.querySelector('img')).toHaveAttribute('src', src);
    expect(probes).toHaveLength(0);
  });

  it.each(['//store.test/1.jpg', '/\\store.test/1.jpg', 'data:image/png;base64,AAAA', 'demo.svg'])(
    '%s is not one of them',
    (src) => {
      const { container } = show(src);
      expect(container.querySelector('img')).toBeNull();
    },
  );

  it('has a stand-in when it does not load', () => {
    const { container } = show('/demo/gone.svg');
    fireEvent.error(container.querySelector('img') ?? container);
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });

  it('has a stand-in when it failed before the page was taken over', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    show('/demo/gone.svg');
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });
});

it('what the product stores is small enough to be shown', () => {
  expect(Math.max(ROBOT_IMAGE_SIDE, AVATAR_SIDE)).toBeLessThanOrEqual(LONGEST_SIDE);
});
