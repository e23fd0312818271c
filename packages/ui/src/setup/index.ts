import './setup';

export { default as zhCN } from '@arco-design/web-react/es/locale/zh-CN';
