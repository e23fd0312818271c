import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ base: '/dp/', plugins: [react()], build: { target: 'chrome100' }, server: { port: 5174, proxy: { '/rest': 'http://localhost:8080' } } });
