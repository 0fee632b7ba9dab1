import { miles } from '@roborrow/domain';
import { app } from '../app.ts';
import { availabilityText } from '../availability.ts';
import { robotImageSentences } from '../fields/image.ts';
import { usernameCheckText } from '../fields/username.ts';
import { robotsFound, withinRadius } from '../plurals.ts';
import { home } from '../screens/home.ts';
import { robotDetail } from '../screens/robot-detail.ts';
import { search } from '../screens/search.ts';
import { toasts } from '../toasts.ts';
import { counting, quoted, type Quoted } from './quoted.ts';

/** The texts that decisions quote. */
export const decisions: readonly Quoted[] = [
  quoted('Near {location}', search.chip.profileOrigin('Raleigh, NC'), { location: 'Raleigh, NC' }), // D2
  quoted('None available', home.categoryCount(0)), // D7
  quoted('Username is already taken', usernameCheckText.taken), // D11
  quoted('Image size must be less than 10MB', robotImageSentences['too-large']), // D22
  quoted('Please select an image file', robotImageSentences['not-an-image']), // D22
  quoted('Available', availabilityText(true)), // D24
  quoted('Rented', availabilityText(false)), // D24
  quoted('No user selected for conversation', toasts.messages.noUserSelected), // D26
  quoted('Conversation not found', toasts.messages.conversationNotFound), // D26
  quoted('This is your own robot! You cannot contact yourself.', robotDetail.ownRobotNote), // D31
  quoted('Demo data', app.demo.label), // D33
  counting('1 robot found', robotsFound(1), '{} {} found'), // D38
  counting('2 robots found', robotsFound(2), '{} {} found'), // D38
  counting('within 1 mile', withinRadius(miles(1)), 'within {}'), // D38
  quoted('Did you mean {place}?', search.didYouMean('Raleigh, NC'), { place: 'Raleigh, NC' }), // D41
];
