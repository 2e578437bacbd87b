/** The one script of our own, on every page: what HTML and CSS cannot do by themselves. */
import { markScrolledHeader } from '#features/site-frame/mark-scrolled-header.ts';

markScrolledHeader();
