/** The one script of our own, on every page: what HTML and CSS cannot do by themselves. */
import { sendKeptRequestsWhenPossible } from '#features/consultation/sending/send-kept-requests.ts';
import { carryLeadSource } from '#features/site-frame/carry-lead-source.ts';
import { closeMenuWhenLeft } from '#features/site-frame/close-menu-when-left.ts';
import { followPointer } from '#features/site-frame/follow-pointer.ts';
import {
  layOutBelowTheFold,
  scrollSmoothlyOnceLoaded,
} from '#features/site-frame/lay-out-below-the-fold.ts';
import { markScrolledHeader } from '#features/site-frame/mark-scrolled-header.ts';
import { openWhereThereIsRoom } from '#features/site-frame/open-where-there-is-room.ts';
import { pauseOffscreen } from '#features/site-frame/pause-offscreen.ts';

markScrolledHeader();
openWhereThereIsRoom();
layOutBelowTheFold();
closeMenuWhenLeft();
followPointer();
pauseOffscreen();
scrollSmoothlyOnceLoaded();
carryLeadSource();
sendKeptRequestsWhenPossible();
