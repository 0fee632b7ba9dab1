/** To a developer whose component asks who is signed in outside of the app (D170). */
export const outsideAuthProvider = 'useAuth must be used within an AuthProvider';
