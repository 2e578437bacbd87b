import { buildSync } from 'esbuild';
import { siteScriptBundle } from './site-script-bundle.ts';

buildSync(siteScriptBundle);
