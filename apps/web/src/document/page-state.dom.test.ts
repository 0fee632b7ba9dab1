import { expect, test } from 'vitest';
import { fitting } from '../ui/fitting-pictures.ts';
import { takePictures } from './page-state.ts';

const CARD = 'https://store.test/a-480.jpg';
const BYTES = 'data:image/jpeg;base64,AAAA';

test.each([
  ['a list', `src="${BYTES}"`],
  ['a gallery', `src="https://store.test/a.jpg" srcset="${BYTES} 480w, https://store.test/a.jpg 1600w"`],
])(
  'the picture that stands in the page of %s is drawn from there, and the others by their addresses (D867)',
  (_, source) => {
    fitting.clear();
    document.body.innerHTML = `<img src="data:image/bmp;base64,AAAA"><img ${source}>`;
    takePictures({ pictures: [CARD, 'https://store.test/a.jpg'], painted: CARD });
    expect([...fitting]).toEqual([
      [CARD, BYTES],
      ['https://store.test/a.jpg', 'https://store.test/a.jpg'],
    ]);
  },
);
