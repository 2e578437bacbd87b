/** The one script of our own, on every page: what HTML and CSS cannot do by themselves. */
import { sendKeptRequestsWhenPossible } from '#features/consultation/sending/send-kept-requests.ts';
import { carryLeadSource } from '#features/site-frame/carry-lead-source.ts';
import { closeMenuWhenLeft } from '#features/site-frame/close-menu-when-left.ts';
import { followPointer } from '#features/site-frame/follow-pointer.ts';
import { layOutTheRest } from '#features/site-frame/lay-out-the-rest.ts';
import { markScrolledHeader } from '#features/site-frame/mark-scrolled-header.ts';
import { restOutOfSight } from '#features/site-frame/rest-out-of-sight.ts';
import { scrollSmoothlyOnceLoaded } from '#features/site-frame/scroll-smoothly.ts';

markScrolledHeader();
layOutTheRest();
closeMenuWhenLeft();
followPointer();
restOutOfSight();
scrollSmoothlyOnceLoaded();
carryLeadSource();
sendKeptRequestsWhenPossible();
