import { profileFields } from '@roborrow/text/fields/profile';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/shared/brand.text.ts';
import { chooseUsername, login } from '../../src/features/account/signing-in.text.ts';
import { dashboard } from '../../src/features/dashboard/dashboard.text.ts';
import { about } from '../../src/features/about/about.text.ts';
import { editProfile } from '../../src/features/account/edit-profile.text.ts';
import { editRobot, listRobot } from '../../src/features/listing/listing.text.ts';
import { footer, navigation } from '../../src/features/layout/layout.text.ts';
import { home, howItWorks } from '../../src/features/home/home.text.ts';
import { notFound } from '../../src/features/about/not-found.text.ts';
import { publicProfile } from '../../src/features/people/public-profile.text.ts';
import { robotDetail } from '../../src/features/listing/robot-detail.text.ts';
import { search } from '../../src/features/search/search.text.ts';

const labels: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'the navigation bar': [
    ['Home', navigation.home],
    ['Browse Robots', navigation.browse],
    ['Login', navigation.login],
    ['Sign Up', navigation.signUp],
    ['List Robot', navigation.listRobot],
    ['Messages', navigation.messages],
    ['Dashboard', navigation.dashboard],
    ['Logout', navigation.logout],
  ],
  Home: [
    ['Find a Robot', home.findRobot],
    ['List Your Robot', home.listRobot],
    ['View All Robots', home.viewAll],
    ['Explore by Category', home.categories],
  ],
  Login: [
    ['Sign in', login.submit],
    ['Sign in with Google', login.google],
  ],
  'Choose Your Username': [
    ['Choose Your Username', chooseUsername.heading],
    ['Continue', chooseUsername.submit],
  ],
  'the dashboard': [
    ['Overview', dashboard.tabs.overview],
    ['My Robots', dashboard.tabs.robots],
    ['Rentals', dashboard.tabs.rentals],
    ['Messages', dashboard.tabs.messages],
    ['My Robots', dashboard.overview.robots],
    ['Active Rentals', dashboard.overview.activeRentals],
    ['Total Rentals', dashboard.overview.totalRentals],
    ['Messages', dashboard.overview.messages],
    ['Daily Rate', dashboard.robots.dailyRate],
    ['Total Rentals', dashboard.robots.totalRentals],
    ['Category', dashboard.robots.category],
    ['Edit', dashboard.robots.edit],
    ['View Details', dashboard.robots.viewDetails],
  ],
  'a robot': [
    ['Go back', robotDetail.goBack],
    ['Contact Owner', robotDetail.contactOwner],
    ['Availability', robotDetail.availability.heading],
    ['Owner', robotDetail.owner.heading],
    ['View Profile', robotDetail.owner.viewProfile],
  ],
  'the search results': [
    ['New Search', search.newSearch],
    ['Clear Filters', search.clearFilters],
    ['List Your Robot', search.listRobot],
    ['Filters', search.filters],
    ['Expand Search Area', search.expand],
  ],
  'the listing form': [
    ['Basic Information', listRobot.sections.basics],
    ['Pricing & Location', listRobot.sections.pricing],
    ['Availability', listRobot.sections.availability],
    ['Features', listRobot.sections.features],
    ['Images', listRobot.sections.images],
  ],
  'a public profile': [
    ['@ada', publicProfile.username('ada')],
    ['About', publicProfile.about],
    ['Browse Robots', publicProfile.browse],
  ],
  'edit profile': [
    ['About Me', profileFields.bio.label],
    ['Cancel', editProfile.cancel],
    ['Save Changes', editProfile.submit],
    ['Save Changes', editRobot.submit],
    ['Danger Zone', editProfile.danger.heading],
  ],
  'the 404 page': [
    ['Go Home', notFound.goHome],
    ['Browse Robots', notFound.browse],
    ['Go Back', notFound.goBack],
  ],
};

describe.each(Object.entries(labels))(
  'the labels that the screen rules name on %s (D60 to D75)',
  (_, named) => {
    it.each(named)('%s', (name, label) => {
      expect(label).toBe(name);
    });
  },
);

describe('the numbers in the screen rules (D63, D64, D70, D74)', () => {
  it('three steps, the same on Home and About', () => {
    expect(howItWorks).toHaveLength(3);
  });

  it('six value cards on About', () => {
    expect(new Set(about.values.map((value) => value.title)).size).toBe(6);
  });

  it('eight suggested searches, in this order', () => {
    expect(search.suggestedSearches.join('; ')).toBe(
      'Educational robots; Industrial automation; Drone rentals; Service robots; Hobby robots; ChatGPT robots; Programming robots; Aerial photography',
    );
  });

  it('four things that deleting a profile removes', () => {
    expect(editProfile.dialog.items).toHaveLength(4);
  });

  it('the copyright year (D37, D62)', () => {
    expect(footer.copyright('2025')).toBe(`© 2025 ${brand.name}`);
  });
});

describe('a greeting', () => {
  it('names a signed-in user, and the product to a visitor', () => {
    expect(home.greeting('Ada')).toContain('Ada');
    expect(home.greeting('')).toContain(brand.name);
  });

  it("a profile's robots have the first name in their heading", () => {
    expect(publicProfile.robotsOf('Ada')).toBe("Ada's Robots");
    expect(publicProfile.robotsOf('James')).toBe("James' Robots");
  });
});
