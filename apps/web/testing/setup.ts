import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Drafts are kept on the device, and no test begins with another's.
  localStorage.clear();
});
