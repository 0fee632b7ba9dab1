/** The public exports of this feature. */
export { AskForTerms } from './AskForTerms.tsx';
export { useSignOut } from './auth.ts';
export { ContinueHere } from './ContinueHere.tsx';
export { editProfile } from './edit-profile.text.ts';
export { EditProfile } from './EditProfile.tsx';
export { ForgotPassword } from './ForgotPassword.tsx';
export { OwnDecisions } from './OwnDecisions.tsx';
export { AccountChooser, ChooseUsername, ResetDialog } from './lazy.ts';
export { Login } from './Login.tsx';
export { Register } from './Register.tsx';
export { settings } from './settings.text.ts';
export { Settings } from './Settings.tsx';
export { signedInElsewhere, useOnlyOneElsewhere } from './signed-in-elsewhere.queries.ts';
export { signedInElsewhereText } from './signed-in-elsewhere.text.ts';
export { SuspendedBanner } from './SuspendedBanner.tsx';
export { useDemo } from './demo.queries.ts';
