import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const font =
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Noto Sans SC Common', 'Noto Sans SC Other', sans-serif";

// The frame has the product's name and font; pages have no controls, so the panel stays shut.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '教师资格认定 · 组件手册',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font,
  }),
  bottomPanelHeight: 240,
});
