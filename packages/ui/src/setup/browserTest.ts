import './setup';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { leaveFile } from './leaveFile';
import { localeDecorator } from './localeDecorator';

setProjectAnnotations({ decorators: [localeDecorator] });

// A busy machine is slower with the same result: wait for the result, not for speed.
configure({ asyncUtilTimeout: 25_000 });

// The package says so itself, and only to the first file of a page.
beforeEach(() => cleanup());
afterAll(() => leaveFile());
