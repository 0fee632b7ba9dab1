import { isAbsolute, join } from 'node:path';
import type { Surroundings } from './surroundings.ts';

const NAME = 'roborrow';

/** Where the system keeps a program's data and its state (the sessions), for the person who runs it. */
export interface Folders {
  readonly data: string;
  readonly state: string;
}

/** The folders by the rules of each system; on Linux those of the XDG Base Directory Specification. */
export const foldersOf = ({
  environment,
  platform,
  home,
}: Pick<Surroundings, 'environment' | 'platform' | 'home'>): Folders => {
  const given = (name: string, otherwise: string): string => {
    const folder = environment[name];
    // The specification says that a relative path counts as none.
    return folder !== undefined && isAbsolute(folder) ? folder : otherwise;
  };
  if (platform === 'darwin') {
    const folder = join(home, 'Library', 'Application Support', NAME);
    return { data: folder, state: folder };
  }
  if (platform === 'win32') {
    const folder = join(given('LOCALAPPDATA', join(home, 'AppData', 'Local')), NAME);
    return { data: folder, state: folder };
  }
  return {
    data: join(given('XDG_DATA_HOME', join(home, '.local', 'share')), NAME),
    state: join(given('XDG_STATE_HOME', join(home, '.local', 'state')), NAME),
  };
};
