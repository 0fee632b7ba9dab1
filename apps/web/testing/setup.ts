import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Drafts are kept on the device, and no test begins with another's. A test in Node's own environment has no device.
  if ('localStorage' in globalThis) localStorage.clear();
});
