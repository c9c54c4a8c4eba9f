import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerOffline } from './offline/register.ts';
import { tableAhead } from './pages/load-table.ts';
import { startSettings } from './settings/settings.ts';
import './theme/fonts.css';
import './theme/theme.css';
import './theme/base.css';
import './theme/motion.css';
import './theme/print.css';

// What is kept for play without a network is much more than the table, and comes after it.
void tableAhead().then(registerOffline);
startSettings();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
