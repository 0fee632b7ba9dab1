import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AVATAR_SIDE, ROBOT_IMAGE_SIDE } from '@roborrow/domain';
import { fitting, LONGEST_SIDE } from './fitting-pictures.ts';
import { Picture, type Turn } from './Picture.tsx';

/** The images that were requested outside of the document; jsdom loads none. */
let probes: HTMLImageElement[] = [];
/** Reports that the observed element came close to the visible area. */
let reportNearViewport = () => {};

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
        reportNearViewport = () => callback([{ isIntersecting: true }]);
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

const show = (src: string, turn: Turn = 'first') =>
  render(<Picture src={src} alt="A robot" turn={turn} fallback={<p>stand-in</p>} />);

/** Completes the first image's download. */
const arrive = (width: number, height: number) =>
  act(async () => {
    const [probe] = probes;
    if (!probe) throw new Error('Nothing was asked for');
    Object.defineProperties(probe, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    fireEvent.load(probe);
  });

describe('a picture that a user stored (D152)', () => {
  it('is rendered only once its size is known', async () => {
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
  ])('of %d × %d pixels is never rendered', async (width, height) => {
    const { container } = show(`https://store.test/${width}x${height}.jpg`);
    await arrive(width, height);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });

  it('that does not load is replaced by the fallback', async () => {
    show('https://store.test/gone.jpg');
    await act(async () => void (probes[0] && fireEvent.error(probes[0])));
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });

  it('is not requested before it comes close to the screen', async () => {
    const { container } = show('https://store.test/far.jpg', 'near');
    expect(probes).toHaveLength(0);
    act(() => reportNearViewport());
    await arrive(800, 600);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it('is rendered at once if it was rendered before', async () => {
    show('https://store.test/again.jpg');
    await arrive(800, 600);
    const { container } = show('https://store.test/again.jpg');
    expect(container.querySelector('img')).not.toBeNull();
    expect(probes).toHaveLength(1);
  });

  it('disappears when another one replaces it', async () => {
    const { container, rerender } = show('https://store.test/first.jpg');
    rerender(<Picture src="/second.svg" alt="A robot" turn="first" fallback={null} />);
    await arrive(800, 600);
    expect(container.querySelector('img')).toHaveAttribute('src', '/second.svg');
  });
});

describe('a picture of several sizes (D745)', () => {
  const COLOURS = 'data:image/bmp;base64,AAAA';
  const sized = (name: string, origin = 'https://store.test') => ({
    src: `${origin}/${name}.jpg`,
    smaller: [480, 960].map((width) => ({ width, url: `${origin}/${name}-${width}.jpg` })),
    wholeWidth: 1600,
    placeholder: COLOURS,
    alt: 'A robot',
    turn: 'first' as const,
    fallback: <p>stand-in</p>,
  });
  const shown = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');
  /** Completes the image with this number, as the browser that chose this URL. */
  const complete = (index: number, width: number, chosen = '') =>
    act(async () => {
      const probe = probes[index];
      if (!probe) throw new Error('It was not asked for');
      for (const [name, value] of Object.entries({
        naturalWidth: width,
        naturalHeight: 1,
        currentSrc: chosen,
      }))
        Object.defineProperty(probe, name, { value });
      fireEvent.load(probe);
    });

  it('shows its colours, and then the smallest size, in the same element', async () => {
    const { container } = render(<Picture {...sized('card')} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', COLOURS);
    expect(image).toHaveAttribute('aria-hidden', 'true');
    await complete(0, 480);
    expect(shown(container)).toBe('https://store.test/card-480.jpg');
    expect(container.querySelector('img')).toBe(image);
    expect(probes).toHaveLength(1);
  });

  it('lets the browser choose the size that its place needs, and checks that one by itself (D152)', async () => {
    const { container } = render(<Picture {...sized('page')} sizes="92vw" />);
    expect(probes[0]).toHaveProperty('sizes', '92vw');
    expect(probes[0]?.srcset).toBe(
      'https://store.test/page-480.jpg 480w, https://store.test/page-960.jpg 960w, https://store.test/page.jpg 1600w',
    );
    await complete(0, 400, 'https://store.test/page-960.jpg');
    expect(shown(container)).toBe(COLOURS);
    await complete(1, 960);
    expect(shown(container)).toBe('https://store.test/page-960.jpg');
  });

  it('is not shown if the chosen size is larger than it says', async () => {
    const { container } = render(<Picture {...sized('bomb')} sizes="92vw" />);
    await complete(0, 400, 'https://store.test/bomb.jpg');
    await complete(1, 16_000);
    await complete(2, 16_000);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });

  it('shows the card’s size while the larger one loads, if it was shown before', async () => {
    render(<Picture {...sized('known')} />);
    await complete(0, 480);
    const { container } = render(<Picture {...sized('known')} sizes="92vw" />);
    expect(shown(container)).toBe('https://store.test/known-480.jpg');
    await complete(1, 400, 'https://store.test/known.jpg');
    await complete(2, 1600);
    expect(shown(container)).toBe('https://store.test/known.jpg');
  });

  it('stays in the card’s size if no other one loads, as without a network (D746)', async () => {
    const { container } = render(<Picture {...sized('offline')} sizes="92vw" />);
    await act(async () => void (probes[0] && fireEvent.error(probes[0])));
    await complete(1, 480);
    expect(shown(container)).toBe('https://store.test/offline-480.jpg');
    const own = render(<Picture {...sized('own-offline', '')} sizes="92vw" />).container;
    fireEvent.error(own.querySelector('img') ?? own);
    expect(own.querySelector('img')).not.toHaveAttribute('srcset');
    expect(shown(own)).toBe('/own-offline-480.jpg');
  });

  it('is drawn from its page where its card stands there, in a list as in the gallery, and not asked for (D867)', async () => {
    const painted = 'data:image/jpeg;base64,AAAA';
    for (const width of [480, 960]) {
      const address = `https://store.test/painted-${width}.jpg`;
      fitting.set(address, width === 480 ? painted : address);
    }
    for (const turn of ['first', 'near'] as const) {
      const { container } = render(<Picture {...sized('painted')} turn={turn} />);
      expect(shown(container)).toBe(painted);
    }
    expect(probes).toHaveLength(0);
    const { container } = render(<Picture {...sized('painted')} sizes="92vw" />);
    expect(shown(container)).toBe(painted);
    expect(probes[0]?.srcset).toBe(
      `${painted} 480w, https://store.test/painted-960.jpg 960w, https://store.test/painted.jpg 1600w`,
    );
    await complete(0, 400, 'https://store.test/painted.jpg');
    await complete(1, 1600);
    expect(shown(container)).toBe('https://store.test/painted.jpg');
  });

  it('gets a larger size when the window grows', async () => {
    const { container } = render(<Picture {...sized('growing')} sizes="92vw" />);
    await complete(0, 400, 'https://store.test/growing-960.jpg');
    await complete(1, 960);
    act(() => void window.dispatchEvent(new Event('resize')));
    await complete(2, 400, 'https://store.test/growing.jpg');
    expect(shown(container)).toBe('https://store.test/growing-960.jpg');
    await complete(3, 1600);
    expect(shown(container)).toBe('https://store.test/growing.jpg');
  });

  it('of this site has the attributes of its sizes, and needs no check', () => {
    const { container } = render(<Picture {...sized('own', '')} sizes="92vw" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('srcset', '/own-480.jpg 480w, /own-960.jpg 960w, /own.jpg 1600w');
    expect(image).toHaveAttribute('sizes', '92vw');
    expect(probes).toHaveLength(0);
  });
});

describe('a picture of this site or created by this page', () => {
  it.each(['/demo/robots/pip.svg', 'blob:http://localhost/1'])('%s is rendered without a check', (src) => {
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

  it('is replaced by the fallback when it does not load', () => {
    const { container } = show('/demo/gone.svg');
    fireEvent.error(container.querySelector('img') ?? container);
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });

  it('is replaced by the fallback when it failed before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    show('/demo/gone.svg');
    expect(screen.getByText('stand-in')).toBeInTheDocument();
  });
});

it("the product's stored pictures are small enough to be shown", () => {
  expect(Math.max(ROBOT_IMAGE_SIDE, AVATAR_SIDE)).toBeLessThanOrEqual(LONGEST_SIDE);
});
