/** The public exports of this feature. */
export { default as layoutStyles } from './layout.module.css';
export { MemberArea } from './MemberArea.tsx';
export { MemberFrame } from './MemberFrame.tsx';
export { RootLayout } from './RootLayout.tsx';
