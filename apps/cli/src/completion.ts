import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/**
 * The completion for bash asks for the typed words by a function of the package bash-completion, which not every system has. This one's words are
 * quoted, so that the shell runs no word of a line that is not finished.
 */
const BASH_WORDS = `# The package bash-completion has this function, bash itself does not.
if ! declare -F _get_comp_words_by_ref >/dev/null; then
  _get_comp_words_by_ref() {
    local word
    cur=\${COMP_WORDS[COMP_CWORD]}
    prev=\${COMP_WORDS[COMP_CWORD-1]}
    cword=$COMP_CWORD
    words=()
    for word in "\${COMP_WORDS[@]}"; do words+=("\${word:+$(printf %q "$word")}"); done
  }
fi
`;

/** `complete SHELL` prints a shell's completion, made from the commands that the program has. */
export const addCompletion = (program: Command, print: (text: string) => void): void => {
  tab(program);
  program.commands
    .find((command) => command.name() === 'complete')
    ?.hook('preAction', ({ args }) => {
      if (args.length === 1 && args[0] === 'bash') print(BASH_WORDS);
    });
};
