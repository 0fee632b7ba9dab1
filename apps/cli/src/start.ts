#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A program has the words of one language: that of the terminal, as for other programs, if there is one.
const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const [asked = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@-]/u, 1);
const program = (language: string): URL => new URL(`./${language}/roborrow.js`, import.meta.url);
const hasAsked = /^[a-z]+$/u.test(asked) && existsSync(program(asked));

await import(/* @vite-ignore */ program(hasAsked ? asked : 'en').href);
