/** The public exports of this feature. */
export { AccountScreen } from './AccountScreen.tsx';
export { GoogleButton } from './GoogleButton.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export { default as accountStyles } from './account.module.css';
export { forgetEmail, rememberedEmail, rememberEmail } from './remembered-email.ts';
