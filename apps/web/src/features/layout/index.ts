/** The public exports of this feature. */
export { default as layoutStyles } from './layout.module.css';
export { MemberArea, MemberFrame } from './MemberFrame.tsx';
export { RootLayout } from './RootLayout.tsx';
