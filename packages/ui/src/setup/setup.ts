// 适配器必须最先载入：缺少它时 Arco 的命令式组件在 React 19 下报错
import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/es/style/index.css';
import '../fonts/mainFont.css';
import '../fonts/rareFont.css';
import '../tokens/tokens.css';
import './base.css';

// 从本文件再导出：打包器只认 setup.ts 有副作用，取用 zhCN 才保证上面的样式和适配器不被摇掉
export { default as zhCN } from '@arco-design/web-react/es/locale/zh-CN';
