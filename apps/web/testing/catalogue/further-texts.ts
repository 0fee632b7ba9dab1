import { miles, atLeast, exactly } from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { robotImageSentences } from '@roborrow/text/fields/image';
import { usernameCheckText } from '@roborrow/text/fields/username';
import { robotsFound, withinRadius } from '@roborrow/text/plurals';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { toasts } from '@roborrow/text/toasts';
import { app } from '../../src/shared/app.text.ts';
import { robotCard } from '../../src/features/robots/robot-card.text.ts';
import { home } from '../../src/features/home/home.text.ts';
import { robotDetail } from '../../src/features/listing/robot-detail.text.ts';
import { search } from '../../src/features/search/search.text.ts';
import { counting, quoted, type QuotedTexts } from './quoted.ts';

/** Texts that other rules quote, by the rule. */
export const furtherTexts: QuotedTexts = {
  D2: [quoted('Near {location}', search.chip.profileOrigin('Raleigh, NC'), { location: 'Raleigh, NC' })],
  D7: [quoted('None available', home.categoryCount(0))],
  D11: [quoted('Username is already taken', usernameCheckText.taken)],
  D22: [
    quoted('Image size must be less than 10MB', robotImageSentences['too-large']),
    quoted('Please select an image file', robotImageSentences['not-an-image']),
  ],
  D26: [
    quoted('No user selected for conversation', toasts.messages.noUserSelected),
    quoted('Conversation not found', toasts.messages.conversationNotFound),
  ],
  D31: [quoted('This is your own robot! You cannot contact yourself.', robotDetail.ownRobotNote)],
  D33: [quoted('Demo data', app.demo.label)],
  D38: [
    counting('1 robot found', robotsFound(exactly(1)), '{} robot found'),
    counting('2 robots found', robotsFound(exactly(2)), '{} robots found'),
    counting('within 1 mile', withinRadius(miles(1), 'miles'), 'within {}'),
  ],
  D41: [quoted('Did you mean {place}?', searchOutcome.didYouMean('Raleigh, NC'), { place: 'Raleigh, NC' })],
  D42: [counting('24+ robots found', robotsFound(atLeast(24)), '{} robots found')],
  D143: [quoted('Available', availabilityText(true)), quoted('Paused', availabilityText(false))],
  D152: [quoted('Photo not available', robotCard.imageUnavailable)],
};
