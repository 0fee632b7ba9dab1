import type { Portrait } from './portrait.ts';

/** The demo's people; their names and stories live with the demo data. */
export const PORTRAITS: readonly Portrait[] = [
  { slug: 'maya', skin: '#8d5a3b', hair: '#2a1a16', cut: 'afro', top: '#e4572e', garment: 'crew', wall: '#e3d0b8' },
  { slug: 'daniel', skin: '#c98f67', hair: '#2c211d', cut: 'crop', top: '#33415f', garment: 'collar', wall: '#b9c6d3', beard: 'short' },
  { slug: 'priya', skin: '#b57a50', hair: '#1f1614', cut: 'long', top: '#2b8c88', garment: 'jacket', wall: '#dcc7c9' },
  { slug: 'hank', skin: '#e9b797', hair: '#8c5a33', cut: 'cap', top: '#6d7f4a', garment: 'collar', wall: '#d6cdb4', beard: 'full' },
  { slug: 'sofia', skin: '#e2ac86', hair: '#4a2b20', cut: 'mane', top: '#2a2b33', garment: 'turtleneck', wall: '#dcbfae' },
  { slug: 'weilin', skin: '#edc09a', hair: '#1d1b20', cut: 'side', top: '#5d7fa8', garment: 'crew', wall: '#c9d3bf', glasses: 'square' },
  { slug: 'eleanor', skin: '#f0cdb2', hair: '#cfc9c4', cut: 'bob', top: '#83588c', garment: 'jacket', wall: '#cdc8da', glasses: 'round' },
  { slug: 'jamal', skin: '#6e432c', hair: '#171214', cut: 'bald', top: '#e3a23a', garment: 'jacket', wall: '#b7c9c6', beard: 'short' },
  { slug: 'ingrid', skin: '#f3d0b6', hair: '#d9b26a', cut: 'bun', top: '#3b6bb0', garment: 'turtleneck', wall: '#c2cfd8' },
  { slug: 'tomas', skin: '#b8794d', hair: '#2b1d18', cut: 'locks', top: '#c2714f', garment: 'crew', wall: '#d9cfae', beard: 'short' },
  { slug: 'rebecca', skin: '#efc6a8', hair: '#a3462c', cut: 'bob', top: '#26282e', garment: 'crew', wall: '#e0c6c4' },
  { slug: 'kai', skin: '#c48a5c', hair: '#241b1a', cut: 'curls', top: '#4aa39b', garment: 'collar', wall: '#e6d9b8', beard: 'short' },
  { slug: 'walt', skin: '#e8b594', hair: '#b9b3ac', cut: 'cap', top: '#4a648c', garment: 'apron', wall: '#c9cfae' },
  { slug: 'june', skin: '#cf9a72', hair: '#3a2722', cut: 'bun', top: '#c0454f', garment: 'jacket', wall: '#bccbd8' },
  { slug: 'lucas', skin: '#f0c6a6', hair: '#7a4a2a', cut: 'side', top: '#7fae9a', garment: 'crew', wall: '#e3d5bd', beard: 'short' },
  { slug: 'aisha', skin: '#a86f49', hair: '#3d6b74', cut: 'scarf', top: '#2f4650', garment: 'crew', wall: '#e6cdb6' },
  { slug: 'grace', skin: '#f1c9a6', hair: '#221c1f', cut: 'long', top: '#ecc04e', garment: 'apron', wall: '#c6d3cf' },
];
