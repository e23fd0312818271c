import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const font = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif";

// 手册的外框：产品的名字和字体；说明页上没有可调的属性，面板要用时再打开
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
