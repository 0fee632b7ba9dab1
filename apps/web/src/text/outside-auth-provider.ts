/** For a developer whose component reads the session outside of the app (D170). */
export const outsideAuthProvider = 'useAuth must be used within an AuthProvider';
