import { afterEach, describe, expect, it } from 'vitest';
import { clearCorner } from './clear-corner.ts';

const put = (box: Partial<DOMRect>) => {
  const element = document.createElement('div');
  element.setAttribute('data-clear-of-toasts', '');
  element.getBoundingClientRect = () => ({ ...new DOMRect(), ...box });
  document.body.append(element);
};
const corner = () => {
  const host = document.createElement('div');
  clearCorner(host, 110);
  return [host.style.getPropertyValue('--corner-top'), host.style.getPropertyValue('--corner-right')];
};

afterEach(() => document.body.replaceChildren());

describe('The corner for toasts (D76)', () => {
  it('begins where it was told to, when nothing is in the way', () => {
    put({ left: 20, right: 300, top: 110, bottom: 400 });
    put({ left: innerWidth - 300, right: innerWidth, top: 300, bottom: 600 });
    put({ left: innerWidth - 300, right: innerWidth, top: -200, bottom: 90 });
    expect(corner()).toEqual(['110px', '0px']);
  });

  it('moves to the left of something narrow, as a price box', () => {
    put({ left: innerWidth - 300, right: innerWidth - 20, top: 180, bottom: 480 });
    expect(corner()).toEqual(['110px', '312px']);
  });

  it('moves below something wide, as the head of a conversation', () => {
    put({ left: 10, right: innerWidth - 20, top: 150, bottom: 220 });
    expect(corner()).toEqual(['220px', '0px']);
  });
});
