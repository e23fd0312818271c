import './setup';
import { setProjectAnnotations } from '@storybook/react-vite';
import { localeDecorator } from './localeDecorator';

setProjectAnnotations({ decorators: [localeDecorator] });
