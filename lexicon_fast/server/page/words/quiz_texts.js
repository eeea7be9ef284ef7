// Texts of the links from the tab Words to the quiz.

export const QUIZ = "Quiz";
export const QUIZ_ON_THESE = "Quiz me on these";
