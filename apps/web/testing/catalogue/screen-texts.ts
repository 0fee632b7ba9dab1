import { epochMs, exactly, miles } from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { memberSince, messageAgeText } from '@roborrow/text/dates';
import { robotNotFound } from '@roborrow/text/errors/robot-not-found';
import { imagePicker } from '@roborrow/text/fields/image';
import { profileFields } from '@roborrow/text/fields/profile';
import { robotsFound } from '@roborrow/text/plurals';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { searchSort } from '@roborrow/text/search-sort';
import { robotCard, robotList } from '../../src/features/robots/robot-card.text.ts';
import { dashboard } from '../../src/features/dashboard/dashboard.text.ts';
import { home } from '../../src/features/home/home.text.ts';
import { map } from '../../src/features/places/map.text.ts';
import { listRobot } from '../../src/features/listing/listing.text.ts';
import { messages } from '../../src/features/messages/messages.text.ts';
import { publicProfile } from '../../src/features/people/public-profile.text.ts';
import { robotDetail } from '../../src/features/listing/robot-detail.text.ts';
import { counting, quoted, type QuotedTexts } from './quoted.ts';

/** The texts of the screens, by the rule that quotes them. */
export const screenTexts: QuotedTexts = {
  D63: [
    quoted('Post Your Robot - Be the first to share your robot with the community!', home.featuredEmpty),
    quoted('Available for Rent', robotCard.availableForRent),
    quoted('None available', home.categoryCount(0)),
  ],
  D68: [
    quoted('No robots listed yet. Create your first robot listing!', dashboard.overview.empty),
    quoted(
      'Rental system coming soon! This will show all your robot rentals and earnings.',
      dashboard.rentals.text,
    ),
    quoted('No new messages', dashboard.messages.none),
  ],
  D69: [
    // The dash between the two sentences marks the end of the heading.
    quoted('Robot not found', robotNotFound.heading),
    quoted('The robot you are looking for does not exist or was removed.', robotNotFound.text),
    quoted('Member since {year}', memberSince(epochMs(Date.UTC(2024, 5, 15))), { year: '2024' }),
    quoted('Owner information unavailable', robotDetail.owner.unavailable),
  ],
  D70: [
    counting('1 robot found', searchOutcome.found(exactly(1)), '{} robot found'),
    counting('2 robots found', robotsFound(exactly(2)), '{} robots found'),
    counting('0 robots found', searchOutcome.found(exactly(0)), '{} robots found'),
    counting(
      'Found 3 robots within 25 miles of Apex, NC, USA',
      searchOutcome.foundNear(exactly(3), miles(25), 'Apex, NC, USA', 'miles'),
      'Found {} within {} of {}',
    ),
    counting(
      'Found 1 robot within 1 mile of Apex',
      searchOutcome.foundNear(exactly(1), miles(1), 'Apex', 'miles'),
      'Found {} within {} of {}',
    ),
    quoted('Showing results sorted by distance (closest first)', searchSort.says.nearest),
    counting(
      'No robots found within 1 mile of Apex. Try expanding your search radius or adjusting your location.',
      searchOutcome.emptyNear(miles(1), 'Apex', 'miles'),
      'No robots found within {} of {}. Try expanding your search radius or adjusting your location.',
    ),
    counting(
      'No robots found within 50 miles of Apex. Try expanding your search radius or adjusting your location.',
      searchOutcome.emptyNear(miles(50), 'Apex', 'miles'),
      'No robots found within {} of {}. Try expanding your search radius or adjusting your location.',
    ),
    quoted(
      'Try adjusting your search criteria or be the first to list a robot in your area!',
      searchOutcome.emptyEverywhere,
    ),
  ],
  D71: [
    quoted('List Robot', listRobot.submit),
    quoted('Creating...', listRobot.submitting),
    quoted('PNG, JPG up to 10MB each', imagePicker.hint),
  ],
  D72: [
    quoted('Search conversations...', messages.searchPlaceholder),
    quoted('No conversations yet', messages.noConversations),
    quoted('Start a conversation by messaging another user!', messages.noConversationsHint),
    quoted('Select a conversation', messages.selectConversation),
    quoted('Start a conversation', messages.draft),
  ],
  D73: [
    quoted('Contact User', publicProfile.contact),
    quoted('Verified User', publicProfile.verified),
    quoted('Premium Member', publicProfile.premium),
    quoted('Available', availabilityText(true)),
    quoted('No Robots Available', publicProfile.noRobots),
    quoted('Profile Not Found', publicProfile.notFound),
  ],
  D74: [quoted('Your username cannot be changed after account creation', profileFields.username.hint)],
  D31: [
    quoted('Your Robot', robotDetail.ownRobot),
    quoted('This is your own robot! You cannot contact yourself.', robotDetail.ownRobotNote),
  ],
  D46: [
    quoted('Just now', messageAgeText({ kind: 'just-now' })),
    quoted('{n}h ago', messageAgeText({ kind: 'hours', hours: 23 }), { n: '23' }),
  ],
  D380: [quoted('Load more', robotList.loadMore)],
  D381: [quoted('Search this area', map.searchHere), quoted('Zoom in to search here', map.tooFar)],
  D382: [quoted('Map', map.title), quoted('List', map.list)],
};
