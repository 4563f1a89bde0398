/** tests/SPEC.md section 2, "Route table", written out by hand, so that a mistake in sidebars.ts or pages/ cannot excuse itself. */

/** Path → what the table calls it, and the X of 'TrendSoft | X Page'. */
export const ROUTE_TABLE: Readonly<Record<string, readonly [page: string, title: string]>> = {
  '/': ['home', 'Home'],
  '/About': ['about', 'About'],
  '/DigitalAccessibility': ['digital accessibility overview', 'Digital Accessibility'],
  '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility': [
    'web accessibility',
    'Web Accessibility',
  ],
  '/TrendSoft/oursolutions/Mobile-Acessibility': ['mobile accessibility', 'Mobile Accessibility'],
  '/TrendSoft/oursolutions/DocumentAccessibilityPage': [
    'document accessibility overview',
    'Document Accessibility',
  ],
  '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA': [
    'PDF UA remediation',
    'PDF UA Remediation',
  ],
  '/TrendSoft/oursolutions/DocumentAccessibility/PDF-Form': [
    'accessible PDF forms',
    'Accessible PDF Forms',
  ],
  '/TrendSoft/oursolutions/DocumentAccessibility/word': ['accessible Word', 'Accessible Word'],
  '/TrendSoft/oursolutions/DocumentAccessibility/PPT': [
    'accessible PowerPoint',
    'Accessible PowerPoint',
  ],
  '/TrendSoft/oursolutions/IndesignAccessibilitypage': [
    'InDesign accessibility',
    'InDesign Accessibility',
  ],
  '/TrendSoft/oursolutions/CyberSecurity': ['cyber security overview', 'Cyber Security'],
  '/TrendSoft/oursolutions/CyberSecurity/WebApiSecurity': ['web app security', 'Web App Security'],
  '/TrendSoft/oursolutions/CyberSecurity/ApiKey': ['API security', 'API Security'],
  '/TrendSoft/oursolutions/CyberSecurity/MobApiSecurity': [
    'mobile app security',
    'Mobile App Security',
  ],
  '/TrendSoft/oursolutions/CyberSecurity/ThickClientPage': [
    'thick client security',
    'Thick Client Security',
  ],
  '/TrendSoft/oursolutions/CyberSecurity/SecureCodePage': [
    'secure code review',
    'Secure Code Review',
  ],
  '/TrendSoft/oursolutions/CyberSecurity/DataBaseSecurityPage': [
    'database security',
    'Database Security',
  ],
  '/TrendSoft/oursolutions/Testing': ['testing overview', 'Testing'],
  '/TrendSoft/oursolutions/Testing/FunctionalTesting': ['functional testing', 'Functional Testing'],
  '/TrendSoft/oursolutions/Testing/PerformanceTesting': [
    'performance testing',
    'Performance Testing',
  ],
  '/TrendSoft/oursolutions/Testing/UsabilityTesting': ['usability testing', 'Usability Testing'],
  '/TrendSoft/ContactUs': ['contact', 'Contact Us'],
  '/TrendSoft/Privacy-Policy': ['privacy policy', 'Privacy Policy'],
  '/TrendSoft/about-Us': ['about us', 'About Us'],
  '/TrendSoft/Career': ['careers list', 'Careers'],
  '/TrendSoft/Career/epubaccessibility': [
    'Epub Accessibility Developer job',
    'Epub Accessibility Developer',
  ],
  '/TrendSoft/Career/fresher': ['Fresher job', 'Fresher'],
  '/TrendSoft/WhoWeServe': ['who we serve', 'Who We Serve'],
};

export const ROUTES = Object.keys(ROUTE_TABLE);

/** Pages with hero button, brochure card and 'Want to Know More?' ("All pages"). */
export const SERVICES = ROUTES.filter((route) =>
  /^\/(DigitalAccessibility$|TrendSoft\/oursolutions\/)/.test(route),
);

export const CONTACT = '/TrendSoft/ContactUs';
export const CAREERS = '/TrendSoft/Career';
export const ABOUT_US = '/TrendSoft/about-Us';
export const ABOUT = ['/About', ABOUT_US];
export const WHO = '/TrendSoft/WhoWeServe';
export const POLICY = '/TrendSoft/Privacy-Policy';
export const ACCESSIBILITY = '/DigitalAccessibility';

const SOLUTIONS = '/TrendSoft/oursolutions';
export const WEB = `${SOLUTIONS}/WebAccess-DigitalAccessibility`;
export const MOBILE = `${SOLUTIONS}/Mobile-Acessibility`;
export const INDESIGN = `${SOLUTIONS}/IndesignAccessibilitypage`;
export const DOCUMENT = `${SOLUTIONS}/DocumentAccessibilityPage`;
/** The four kinds of document. */
export const DOCUMENTS = ['PDFUA', 'PDF-Form', 'word', 'PPT'].map(
  (page) => `${SOLUTIONS}/DocumentAccessibility/${page}`,
);
export const TESTING = `${SOLUTIONS}/Testing`;
export const SECURITY = `${SOLUTIONS}/CyberSecurity`;
