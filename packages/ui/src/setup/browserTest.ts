import './setup';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { localeDecorator } from './localeDecorator';

setProjectAnnotations({ decorators: [localeDecorator] });

// A busy machine is slower with the same result: wait for the result, not for speed.
configure({ asyncUtilTimeout: 25_000 });
