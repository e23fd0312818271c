import './setup';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { localeDecorator } from './localeDecorator';

setProjectAnnotations({ decorators: [localeDecorator] });

// 机器忙时动作慢一些，但结果一样：等待以结果为准，不以快慢为准
configure({ asyncUtilTimeout: 25_000 });
