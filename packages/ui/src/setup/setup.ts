// The adapter comes first: without it Arco's imperative components fail under React 19.
import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/es/style/index.css';
import '../fonts/mainFont.css';
import '../fonts/rareFont.css';
import '../tokens/tokens.css';
import './base.css';
import { holdComposing } from '../foundation/holdComposing';

holdComposing();

// Exported from here: only setup.ts counts as having side effects, and using zhCN keeps bundlers
// from shaking off the styles and the adapter above.
export { default as zhCN } from '@arco-design/web-react/es/locale/zh-CN';
