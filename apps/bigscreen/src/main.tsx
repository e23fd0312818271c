import { createRoot } from 'react-dom/client';
import { Closed } from './Closed';

const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(<Closed />);
