import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Drafts are stored on the device, and a test must not start with another's. A test in the Node environment
  // has no storage.
  if ('localStorage' in globalThis) localStorage.clear();
});
