import { ensureChromium } from './install.ts';

if (process.argv.includes('--help')) {
  console.log('Prints the path of a Chromium that starts, and installs one if there is none.');
} else {
  console.log(await ensureChromium((line) => console.error(line)));
}
